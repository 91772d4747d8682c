import { describeHost } from './describe-host.ts';

describeHost('Laravel');
describeHost('a React app with Tailwind and shadcn');
