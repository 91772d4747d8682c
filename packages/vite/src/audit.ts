// What a build wrote, as crawlers find it.
export { auditSite } from './written/audit/audit-site.ts';
export type { Audit } from './written/audit/audit-site.ts';
