module.exports = globalThis.__lichenReact['react'];
