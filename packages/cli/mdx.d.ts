/// <reference types="@octavo/vite/mdx" />
