import '../src/theme.css';
import { mount } from 'svelte';
import { ready } from '../src/words';
import Mock from './Mock.svelte';

await ready();
mount(Mock, { target: document.getElementById('app')! });
