import { describeHost } from './describe-host.ts';

describeHost('TanStack Start');
describeHost('TanStack Start with Nitro');
