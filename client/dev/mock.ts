import '../src/styles/theme.css';
import { mount } from 'svelte';
import { ready } from '../src/app/words';
import Mock from './Mock.svelte';

await ready();
mount(Mock, { target: document.getElementById('app')! });
