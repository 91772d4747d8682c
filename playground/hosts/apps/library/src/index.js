export const boats = ['heron'];
