/** Multiplies two decimals with whole numbers only: shares no code with the engine. */
export function product(one: string, other: string): string {
  const [a, b] = [one, other].map((value) => {
    const [whole = '', rest = ''] = value.split('.');
    return { digits: BigInt(whole + rest), scale: rest.length };
  }) as [{ digits: bigint; scale: number }, { digits: bigint; scale: number }];
  const scale = a.scale + b.scale;
  const text = (a.digits * b.digits).toString().padStart(scale + 1, '0');
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return text.slice(0, text.length - scale) + (scale > 0 && fraction ? `.${fraction}` : '');
}
