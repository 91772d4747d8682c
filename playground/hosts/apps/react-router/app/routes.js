import { index, route } from '@react-router/dev/routes';

export default [index('routes/home.jsx'), route('boats/:name', 'routes/boat.jsx')];
