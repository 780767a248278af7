import path from 'node:path';
import { aliases, chartsOfFewParts, kindOfBuild, oneStyleSheet, rules } from '@lichen/kit/build/rules';
import { sharedByShell } from '@lichen/kit/build/shared';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { chunkSets } from './chunk-sets.mjs';
import { root } from './parts.mjs';

const shell = path.join(root, 'shell');
const reactFolder = path.join(shell, 'src', 'portal', 'react');

const shared = ({ name, entry, output, development }) => ({
  name,
  ...kindOfBuild(development),
  devtool: false,
  context: shell,
  target: ['web', 'es2022'],
  entry: { [name]: entry },
  output: {
    path: output,
    publicPath: '/',
    uniqueName: `lichen-${name}`,
    crossOriginLoading: 'anonymous',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    cssFilename: 'assets/[name].[contenthash:10].css',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    hashFunction: 'sha256',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: aliases(root) },
  module: { rules: rules(), generator: { 'css/module': { localIdentName: '[local]-[hash:6]' } } },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
});

/** Compiles React and react-dom once for both kinds of page. */
export const reactConfig = (options) =>
  shared({ ...options, name: 'react', entry: path.join(reactFolder, 'react-global.ts') });

/** Compiles the pages before log-in: React from the shared file, no router, no component library, no federation. */
export const entryConfig = (options) => ({
  ...shared({ ...options, name: 'entry', entry: path.join(shell, 'src', 'entry', 'main.tsx') }),
  externals: Object.fromEntries(
    ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'].map((name) => [
      name,
      `var globalThis.__lichenReact[${JSON.stringify(name)}]`,
    ]),
  ),
});

const group = (name, priority, test) => ({ name, priority, test, chunks: 'all', enforce: true });

/**
 * Code of every signed-in page is split by how often it changes, not by module, for fewer requests that still cache
 * well.
 */
const ALWAYS_TOGETHER = ['base', 'kit'];
const CHUNK_OF = { query: 'base', router: 'base', i18n: 'base', theme: 'kit' };
const SMALL_PARTS = { base: /[\\/]portal[\\/]react[\\/]\w[\w-]*\.cjs$|node_modules[\\/]zustand[\\/]/ };

async function cacheGroups() {
  const sets = new Map(ALWAYS_TOGETHER.map((name) => [name, new Set()]));
  for (const [name, files] of await chunkSets()) {
    const chunk = CHUNK_OF[name] ?? name;
    sets.set(chunk, new Set([...(sets.get(chunk) ?? []), ...files]));
  }
  const belongs =
    (name, files) =>
    ({ resource }) =>
      Boolean(resource) && (files.has(resource.split('?')[0]) || SMALL_PARTS[name]?.test(resource) === true);
  return {
    default: false,
    defaultVendors: false,
    styles: oneStyleSheet,
    ...Object.fromEntries(
      [...sets].map(([name, files], index) => [name, group(name, 100 - index, belongs(name, files))]),
    ),
  };
}

const writerOfStyles = path.join(shell, 'src', 'portal', 'theme', 'styles-with-nonce.ts');

/** Gives style elements of the component library the page's nonce; style elements that remotes create have none. */
const stylesWithNonce = () =>
  new rspack.NormalModuleReplacementPlugin(/[\\/]dynamicCSS(\.js)?$/, (request) => {
    if (request.context !== path.dirname(writerOfStyles)) request.request = writerOfStyles;
  });

/** Compiles the signed-in portal: host of the federation and provider of all shared packages. */
export async function portalConfig(options) {
  const base = shared({ ...options, name: 'portal', entry: path.join(shell, 'src', 'portal', 'main.ts') });
  return {
    ...base,
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: await cacheGroups() } },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      chartsOfFewParts(),
      stylesWithNonce(),
      // Contracts use none of zod's own messages, so only one of its languages is bundled.
      new rspack.NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, (request) => {
        if (/node_modules[\\/]zod[\\/]/.test(request.context)) request.request = '../locales/en.js';
      }),
      new ModuleFederationPlugin({
        name: 'lichen_shell',
        filename: 'assets/shell-container.[contenthash:10].js',
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedByShell(reactFolder),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
