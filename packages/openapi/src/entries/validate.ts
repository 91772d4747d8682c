/** Checking of API files against OpenAPI's own schemas: an entry of its own, since what it loads is heavy. */
export { validateDocument } from '../validate/validate-document.ts';
