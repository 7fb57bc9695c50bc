export { default } from 'icon:ship-wheel';
