// What the guides name and the workspace does not install: the plugins of other frameworks.
declare module '@cloudflare/vite-plugin';
declare module '@vitejs/plugin-react';
declare module '@vitejs/plugin-vue';
declare module '@react-router/dev/vite';
declare module '@solidjs/start/config';
declare module '@sveltejs/kit/vite';
declare module '@tanstack/react-start/plugin/vite';
declare module 'astro/config';
declare module 'laravel-vite-plugin';
declare module 'nitro/vite';
declare module 'react-router';
declare module 'remark-mentions';
declare module '*.css';
interface Route {
  activate(): Promise<void>;
}
declare const routes: { get(name: string): Promise<Route>; create(way: { from: string; to: string }): Promise<Route> };
declare function defineNuxtConfig(config: object): object;
