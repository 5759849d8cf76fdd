import '../styles/theme.css';
import '../styles/components.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './settings.svelte'; // the chosen light, before anything is shown
import { ready } from './words';

await ready();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
