import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { contractsAlias, kindOfBuild, oneStyleSheet, remoteLayer, rules } from './rules.mjs';
import { sharedByRemote } from './shared.mjs';

/** Global name of one version's container: two versions in one page must not share chunk registers. */
export const containerName = (name, version) => `${name}_${version}`.replace(/[^a-z0-9]/gi, '_');

/** Begins the names of chunks that the first page shows. */
export const FIRST_PAGE = 'first_page_';

/**
 * Settings of every build. With fewer chunks each page waits for what others need; with more, each brings its own copy
 * (measured at 8 to 16).
 */
const common = {
  name: 'common',
  chunks: ({ name }) => !name?.startsWith(FIRST_PAGE),
  minChunks: 12,
  minSize: 0,
  priority: 10,
};

/** The widgets of the first page are always asked for together: one request brings them all. */
const firstPage = {
  name: 'first_page',
  chunks: ({ name }) => name?.startsWith(FIRST_PAGE) ?? false,
  type: /^javascript/,
  minChunks: 1,
  minSize: 0,
  priority: 20,
};

/**
 * Whole build of a remote. `version` and `exposes` come from the product's build, which reads them
 * from the sources; nothing else differs between remotes.
 */
export function remote(folder) {
  return ({ version, exposes, output, development = false }) => {
    const { name: packageName } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const name = packageName.split('/').pop();
    const kind = kindOfBuild(development);
    const container = containerName(name, version);
    return {
      name: container,
      mode: kind.mode,
      devtool: false,
      context: folder,
      target: ['web', 'es2022'],
      entry: {},
      output: {
        path: output,
        publicPath: 'auto',
        uniqueName: container,
        crossOriginLoading: 'anonymous',
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[name].[contenthash:10].js',
        cssFilename: '[name].[contenthash:10].css',
        cssChunkFilename: '[name].[contenthash:10].css',
        assetModuleFilename: '[name].[contenthash:10][ext]',
        hashFunction: 'sha256',
        clean: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
        alias: contractsAlias(path.resolve(folder, '..')),
      },
      module: {
        rules: rules(remoteLayer(name)),
        generator: { 'css/module': { localIdentName: `${name}-[local]-[hash:6]` } },
      },
      optimization: {
        ...kind.optimization,
        chunkIds: 'named',
        // In the order of their use: hashes of names would hold the folder that the federation runtime is installed in.
        moduleIds: 'natural',
        // Code of several pages is a file of its own from this size on, at the price of one more request. Smaller code
        // is repeated in each, except code of a great many pages: one file, which the first page does not wait for.
        splitChunks: {
          chunks: 'async',
          minSize: 12_000,
          cacheGroups: { styles: oneStyleSheet, common, firstPage },
        },
      },
      plugins: [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          manifest: false,
          dts: false,
          shareStrategy: 'loaded-first',
          exposes,
          shared: sharedByRemote(),
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
      performance: { hints: false },
      infrastructureLogging: { level: 'error' },
    };
  };
}
