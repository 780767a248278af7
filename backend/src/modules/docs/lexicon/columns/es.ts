import type { ColumnWords } from './column-words';

export const es: ColumnWords = {
  other:
    '=hora, =pos, ~linea, codigo, =cod, =conductor, descuento, =dto, fecha factura, fecha de factura, vencimiento, saldo, =peso, =kg, palets, divisa, moneda, recibo, ~n, numero de ticket, =ticket, pais, ref articulo',
  rate: 'tipo iva, tipo de iva, % iva, iva %, =tipo, =%',
  price:
    'precio unitario, =precio, =pvp, precio unidad, precio litro, precio por litro, precio ud, =p unit, =tarifa, precio por unidad, coste unitario, =pu, por litro',
  tax: '=iva, cuota iva, importe iva, impuesto, =igic, cuota de iva',
  net: '=neto, importe neto, base imponible, sin iva, total neto, importe sin iva, total sin iva',
  gross: '=bruto, con iva, importe con iva, total con iva, iva incluido',
  date: '=fecha, fecha operacion, fecha de operacion, fecha de suministro, fecha de entrega, fecha transaccion, =dia, fecha hora, fecha y hora, fecha servicio, fecha del servicio, fecha entrega',
  odometer: 'odometro, cuentakilometros, kilometraje, ~km, ~kms, kilometros, lectura km',
  distance: 'distancia, km recorridos, kilometros recorridos, recorrido, distancia recorrida',
  hours: '=horas, tiempo de carga',
  card: 'tarjeta, numero de tarjeta, n tarjeta, tarjeta combustible',
  vehicle: 'matricula, vehiculo, =placa, camion, matricula vehiculo',
  own_reference: 'nuestra referencia, nuestra ref, n ref',
  your_reference: 'su referencia, su ref, su pedido, referencia cliente, s ref',
  reference:
    'referencia, =ref, pedido, albaran, nota de entrega, orden, =servicio, expediente, carta de porte, numero de servicio',
  from: '~desde, origen, recogida, lugar de carga, =carga, =salida, lugar de recogida, ~de',
  to: '~hasta, destino, entrega, lugar de descarga, descarga, =obra, lugar de entrega, =llegada, ~a',
  place: '=lugar, estacion, establecimiento, gasolinera, localidad, poblacion, estacion de servicio',
  quantity: 'cantidad, =cant, litros, volumen, =l, =lts, =kwh, =uds, =unidades, cantidad l, volumen l',
  unit: '=unidad, ~ud, unidad de medida, ~um',
  product: 'producto, combustible, carburante, tipo de combustible, tipo de carburante',
  item: 'articulo',
  description: 'descripcion, concepto, detalle, denominacion, =mercancia, trabajo, =material',
  amount: 'importe, =total, =valor, coste, precio total, importe total, total linea, =suma',
};
