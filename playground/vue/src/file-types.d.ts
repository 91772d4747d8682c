/** What a single-file component gives to the file that imports it. */
declare module '*.vue' {
  const component: import('vue').Component;
  export default component;
}
