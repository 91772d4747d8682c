import { describeHost } from './describe-host.ts';

describeHost('React Router 7');
describeHost('React Router 8');
