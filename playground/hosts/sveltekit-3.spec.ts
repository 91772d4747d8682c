import { describeHost } from './describe-host.ts';

describeHost('SvelteKit 3');
