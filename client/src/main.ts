import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { ready } from './words';

await ready();
mount(App, { target: document.getElementById('app')! });
