import '@fontsource-variable/golos-text/wght.css';
import './fonts.css';
import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';

const target = document.querySelector('#page');
if (target) mount(App, { target });
