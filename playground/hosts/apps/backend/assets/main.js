import './main.css';

document.body.dataset.started = 'yes';
