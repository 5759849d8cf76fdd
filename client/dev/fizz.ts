import '../src/theme.css';
import { mount } from 'svelte';
import { ready } from '../src/words';
import Fizz from './Fizz.svelte';

await ready();
mount(Fizz, { target: document.getElementById('app')! });
