/** Returns true for a Green Button feed, recognised by the namespace near its beginning, under any prefix. */
export const isUsageXml = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16_384)).toString('latin1');
  return (
    /^[^<]{0,4}\s*<(?:[^>]*>\s*<){0,3}(?:\w+:)?feed\b/.test(head.trimStart()) && head.includes('http://naesb.org/espi')
  );
};
