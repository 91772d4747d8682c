import { describeHost } from './describe-host.ts';

describeHost('SolidStart 2');
describeHost('Laravel');
describeHost('a React app with Tailwind and shadcn');
