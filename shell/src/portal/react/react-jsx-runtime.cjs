module.exports = globalThis.__lichenReact['react/jsx-runtime'];
