document.body.append('The web of the harbour');
