import './styles/fonts.css';
import './styles/base.css';
import './styles/table.css';
import './styles/fronts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchSettings } from './lib/settings.svelte';

watchSettings();
mount(App, { target: document.getElementById('app')! });
