export default { basename: '/app/' };
