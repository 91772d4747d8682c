const app = document.getElementById('app');
if (app !== null) app.textContent = 'The kiosk is open.';
