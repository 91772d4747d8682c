import './style.css';

import { whisk } from './whisk.ts';

const app = document.getElementById('app');
if (app === null) throw new Error('index.html has no #app.');
app.innerHTML = `<h1>${whisk('egg')}</h1> <a href="/docs">Docs</a>`;
