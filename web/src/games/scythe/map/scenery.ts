// What makes the map beautiful, and comes when it can be played on: the painted land, and the figures.
export { default as Figure } from './Figure.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Land } from './Land.svelte';
