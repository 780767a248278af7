import { rspack } from '@rspack/core';

/** Runs one or several compilations and returns their statistics; throws on the first errors. */
export async function compile(configuration) {
  const compiler = rspack(configuration);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ preset: 'errors-only', colors: false, errorsCount: 5 }));
  }
  return stats;
}
