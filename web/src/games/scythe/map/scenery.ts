// What makes the map beautiful, and comes when it can be played on: the painted land, the figures,
// and the trails of the others.
export { default as Figure } from './Figure.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Land } from './Land.svelte';
export { default as Trails } from './Trails.svelte';
