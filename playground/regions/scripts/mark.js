document.documentElement.dataset.mark = `${document.documentElement.dataset.mark ?? ''}+`;
