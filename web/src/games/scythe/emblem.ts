export { default } from 'icon:scythe';
