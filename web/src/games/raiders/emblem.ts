export { default } from 'icon:mounted-knight';
