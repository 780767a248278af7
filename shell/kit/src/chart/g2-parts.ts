import { extend, Light, Runtime } from '@antv/g2';
import { FadeIn, FadeOut, Morphing } from '@antv/g2/esm/animation/index';
import { AxisX, AxisY } from '@antv/g2/esm/component/index';
import { Mark, View } from '@antv/g2/esm/composition/index';
import { Cartesian, Theta, Transpose } from '@antv/g2/esm/coordinate/index';
import { Inline } from '@antv/g2/esm/data/index';
import { Column, Constant, Field, Transform } from '@antv/g2/esm/encode/index';
import { Event } from '@antv/g2/esm/interaction/index';
import { OverlapHide } from '@antv/g2/esm/label-transform/index';
import { Interval, Line, Point } from '@antv/g2/esm/mark/index';
import {
  Band,
  Constant as ConstantScale,
  Identity,
  Linear,
  Ordinal,
  Point as PointScale,
} from '@antv/g2/esm/scale/index';
import { LabelShape } from '@antv/g2/esm/shape/index';

/**
 * The parts of G2 that bars, lines and pies need. The build replaces `es/core/base/chart` of `@ant-design/plots`, which
 * contains all of G2, by this file. The error `Unknown Component` names a missing part.
 */
export const Chart = extend(Runtime, {
  'animation.fadeIn': FadeIn,
  'animation.fadeOut': FadeOut,
  'animation.morphing': Morphing,
  'component.axisX': AxisX,
  'component.axisY': AxisY,
  'composition.mark': Mark,
  'composition.view': View,
  'coordinate.cartesian': Cartesian,
  'coordinate.theta': Theta,
  'coordinate.transpose': Transpose,
  'data.inline': Inline,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'interaction.event': Event,
  'labelTransform.overlapHide': OverlapHide,
  'mark.interval': Interval,
  'mark.line': Line,
  'mark.point': Point,
  'scale.band': Band,
  'scale.constant': ConstantScale,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.point': PointScale,
  'shape.label.label': LabelShape,
  'theme.light': Light,
});
