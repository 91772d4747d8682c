/** What an MDX file gives to the file that imports it. */
declare module '*.mdx' {
  const Content: import('react').ComponentType;
  export default Content;
}
