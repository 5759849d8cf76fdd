import '../src/styles/theme.css';
import { mount } from 'svelte';
import { ready } from '../src/app/words';
import Fizz from './Fizz.svelte';

await ready();
mount(Fizz, { target: document.getElementById('app')! });
