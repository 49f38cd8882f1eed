// Prints the path of a Chrome, Chromium or Edge on standard output. CHROME_PATH names one; else the usual places are
// looked at. On Debian and its kin one is installed when there is none and this user may; elsewhere it is said what to
// install. Uses nothing but Node. All other output goes to stderr.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './apt.mjs';

const { env, platform } = process;

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
const LINUX_PLACES = [
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
];

function places() {
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((name) => join(folder, withSuffix(name))));
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return [...folders.flatMap((folder) => MAC_APPS.map((app) => join(folder, app))), ...inPath];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
  }
  return [...inPath, ...LINUX_PLACES];
}

const withSuffix = (name) => (platform === 'win32' ? `${name}.exe` : name);

function isProgram(file) {
  try {
    accessSync(file, platform === 'win32' ? constants.F_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function named() {
  if (!env.CHROME_PATH) return undefined;
  if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
  console.error(`CHROME_PATH is ${env.CHROME_PATH}, but no program is there.`);
  return process.exit(1);
}

const HELP = {
  darwin: 'Install Google Chrome, Chromium or Microsoft Edge (brew install --cask google-chrome).',
  win32: 'Install Google Chrome or Microsoft Edge (winget install Google.Chrome).',
  linux:
    'Install Chromium with the package manager (apt-get install chromium, dnf install chromium, pacman -S chromium).',
};

const search = () => places().find(isProgram);
let found = named() ?? search();
if (found === undefined) {
  installOnDebian(['chromium'], 'Installing Chromium (no browser was found) …');
  found = search();
}
if (found === undefined) {
  console.error('The browser tests need Chrome, Chromium or Edge, and none was found.');
  console.error(HELP[platform] ?? HELP.linux);
  console.error('If one is somewhere unusual, set CHROME_PATH to its program.');
  process.exit(1);
}
console.log(found);
