document.body.dataset.started = 'yes';
