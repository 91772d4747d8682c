import './style.css';

const app = document.getElementById('app');
if (app === null) throw new Error('index.html has no #app.');
app.innerHTML = '<h1 class="text-3xl font-bold text-sky-700">Blender</h1> <a class="underline" href="/docs">Docs</a>';
