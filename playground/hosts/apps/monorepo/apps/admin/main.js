document.body.append('The admin of the harbour');
