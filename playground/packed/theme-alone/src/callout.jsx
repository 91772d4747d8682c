import { Callout } from '@octavo/theme';

export const page = <Callout>Wear gloves.</Callout>;
