import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Cascade layers in the order in which they win: whatever a remote styles, it styles above the portal, and each remote in
 * a layer of its own.
 */
const ORDER = '@layer portal, remote;\n';
const inLayer = path.join(import.meta.dirname, 'layer.mjs');

export const PORTAL_LAYER = 'portal';
/** The layer that every rule of a remote has to be in; the gate refuses others. */
export const remoteLayer = (name) => `remote.${name}`;

/** Build rules, the same for the shell and for every remote but for the layer of their styles. */
export function rules(layer = PORTAL_LAYER) {
  const use = [{ loader: inLayer, options: { layer, ...(layer === PORTAL_LAYER ? { order: ORDER } : {}) } }];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false, refresh: false } },
          externalHelpers: true,
        },
        env: { targets: 'chrome >= 111, edge >= 111, firefox >= 114, safari >= 16.4' },
      },
      type: 'javascript/auto',
    },
    { test: /\.module\.css$/, type: 'css/module', use },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use },
    { test: /\.(woff2?|svg|png|jpg|pfb|ttf)$/, type: 'asset/resource' },
    // Threads of their own, fetched as files: as parts of a chunk they would run beside the page.
    ...[
      { test: /pdf\.worker\.min\.mjs$/, name: 'pdf-worker' },
      { test: /maplibre-gl-csp-worker\.js$/, name: 'map-worker' },
    ].map(({ test, name }) => ({
      ...{ test, type: 'asset/resource' },
      generator: { filename: `assets/${name}.[contenthash:10].js` },
    })),
  ];
}

/** Contracts are read from their source, so that a part holds only the entities that it uses. */
export const contractsAlias = (root) => ({ '@lichen/contracts': path.join(root, 'backend', 'contracts', 'src') });

/**
 * Modules that the shell reads from elsewhere. The map comes as the build whose worker is a file, as the content policy
 * demands.
 */
export const aliases = (root) => ({ ...contractsAlias(root), 'maplibre-gl$': 'maplibre-gl/dist/maplibre-gl-csp.js' });

const g2Parts = path.resolve(import.meta.dirname, '..', 'src', 'chart', 'g2-parts.ts');

/** The library of charts takes the whole of G2, at 335 KB; ours are drawn with a few of its parts. */
export const chartsOfFewParts = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/chart$/, (request) => {
    if (/@ant-design[\\/]plots[\\/]es[\\/]core[\\/]base$/.test(request.context)) request.request = g2Parts;
  });

/** Styles of one part travel together: they are small, and each file would be a request of its own. */
export const oneStyleSheet = {
  name: 'styles',
  test: (module) => module.type.startsWith('css'),
  chunks: 'all',
  enforce: true,
  priority: 200,
};

/**
 * A development build differs in what the sources ask of `NODE_ENV` and in that it can be read. Everything else stays
 * as in production, above all the hashes: the integrity of a chunk is the same promise in both.
 */
export const kindOfBuild = (development) => ({
  mode: 'production',
  optimization: { minimize: !development, nodeEnv: development ? 'development' : 'production' },
});
