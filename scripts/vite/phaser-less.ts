// Files of Phaser of which less will do than there is, and what will do. The map paints images, graphics and containers
// on a plain canvas; it has gestures, motions and frames of its own (src/ui/sheet).

const NOTHING = 'module.exports = {};';
const NULL = 'module.exports = null;';
/** Made once and never asked for anything. */
const IDLE = 'module.exports = function () {};';

/** A class whose objects do nothing when these are called. */
const idle = (...methods: readonly string[]): string =>
  `function Idle() {}
  ${methods.map((name) => `Idle.prototype.${name} = function () { return this; };`).join('\n')}
  module.exports = Idle;`;

/** The list of what these files hand out, by their names. */
const only = (...names: readonly string[]): string =>
  names.map((name) => `exports.${name} = require('./${name}');`).join('\n');

/** What images, graphics, containers and cameras are put together from; the rest is theirs in name only. */
const COMPONENTS = [
  ...[
    'Alpha',
    'AlphaSingle',
    'BlendMode',
    'ComputedSize',
    'Depth',
    'FilterList',
    'Filters',
    'Flip',
  ],
  ...[
    'GetBounds',
    'Lighting',
    'Mask',
    'Origin',
    'RenderNodes',
    'RenderSteps',
    'ScrollFactor',
    'Size',
  ],
  ...['TextureCrop', 'Tint', 'ToJSON', 'Transform', 'TransformMatrix', 'Visible'],
];
/** What lists and containers do with their children. */
const OF_LISTS = [
  ...[
    'Add',
    'AddAt',
    'BringToTop',
    'CountAllMatching',
    'GetAll',
    'GetFirst',
    'MoveAbove',
    'MoveBelow',
  ],
  ...[
    'MoveDown',
    'MoveTo',
    'MoveUp',
    'Remove',
    'RemoveAt',
    'RemoveBetween',
    'SendToBack',
    'SetAll',
  ],
  ...['StableSort', 'Swap'],
];

export const LESS: ReadonlyArray<readonly [RegExp, string]> = [
  // Lists of everything, asked for a few things.
  [/\/src\/renderer\/index\.js$/, `exports.Events = require('./events');`],
  [/\/src\/gameobjects\/components\/index\.js$/, only(...COMPONENTS)],
  [/\/src\/utils\/array\/index\.js$/, only(...OF_LISTS)],
  [/\/src\/textures\/parsers\/index\.js$/, only('Image')],
  // No dice of Phaser's.
  [/\/src\/math\/index\.js$/, 'exports.RandomDataGenerator = function () {};'],
  // Pauses a loop that sleeps anyway (src/ui/sheet/frames.ts), and never takes its ear off the document again: every map
  // that was ever shown would leave something behind.
  [/\/src\/core\/(?:VisibilityHandler|DebugHeader)\.js$/, IDLE],
  // Begun with every game: animations of sprites, input, files that were loaded, data to be kept.
  [/\/src\/(?:animations\/AnimationManager|input\/InputManager)\.js$/, IDLE],
  [/\/src\/(?:cache\/CacheManager|data\/DataManager)\.js$/, IDLE],
  [/\/src\/device\/(?:Audio|Video|Fullscreen|Input)\.js$/, NOTHING],
  // Made with every camera, for what this one never does.
  [
    /\/src\/cameras\/2d\/effects\/(?!index)\w+\.js$/,
    idle('update', 'reset', 'preRender', 'postRenderCanvas'),
  ],
  [/\/src\/gameobjects\/components\/FilterList\.js$/, idle('destroy')],
  // Made with the first scene, and told to be off (src/ui/sheet/screen.ts).
  [/\/src\/gameobjects\/tilesprite\/TileSprite\.js$/, idle('setOrigin', 'destroy')],
  // Only asked whether something is one.
  [
    /\/src\/(?:gameobjects\/layer\/Layer|renderer\/webgl\/wrappers\/WebGLTextureWrapper)\.js$/,
    IDLE,
  ],
  // Mixed into what is drawn, and never called.
  [/\/src\/gameobjects\/components\/(?:GetBounds|Lighting|Mask)\.js$/, NOTHING],
  [/\/src\/gameobjects\/components\/RenderNodes\.js$/, 'exports.initRenderNodes = function () {};'],
  [/\/src\/renderer\/webgl\/renderNodes\/defaults\/\w+\.js$/, NULL],
  // Made or asked only for a filter, a painted texture, an ellipse, a point of an edge, a picture of the screen: never
  // on this map.
  [/\/src\/filters\/\w+\.js$/, NULL],
  [/\/src\/textures\/(?:Canvas|Dynamic)Texture\.js$/, NULL],
  [/\/src\/geom\/(?:ellipse\/Ellipse|line\/Line|rectangle\/(?:GetPoints?|Random))\.js$/, NULL],
  [/\/src\/renderer\/snapshot\/CanvasSnapshot\.js$/, NULL],
];
