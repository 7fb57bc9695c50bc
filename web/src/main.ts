import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/literata/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';

const target = document.querySelector('#page');
if (target) mount(App, { target });
