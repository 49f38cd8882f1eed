// Entry. A title page until the map is drawn.

import './style.css';

const page = `
  <h1>Cauldron</h1>
  <p class="dateline">Varengeville, 19 August 1942, 04:45</p>
  <p>A solo wargame: land two parties of commandos before dawn, silence the battery behind the
  cliffs, and be back at sea before the coast wakes.</p>
  <p>The map is still being drawn. Meanwhile the raid can be played in the terminal:</p>
  <p><code>npm run raid -- play</code></p>
`;

const app = document.querySelector('#app');
if (app) app.innerHTML = page;
