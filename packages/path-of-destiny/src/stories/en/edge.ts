import type { Tale } from '../types.ts';

const paths: Tale['paths'] = {
  2: {
    title: 'Tracks Between the Furrows',
    scene:
      'In the morning there was a gap on the granary shelf and a line of prints leading away from it, cloven, as broad as my hand, shallow coming and deep going. Whoever made them had carried a man’s weight of barley across forty furrows in the dark without bruising a shoot. One of us knelt and pointed. Here he had set the sack down, propped up a seedling that the wind had flattened, and gone on towards the hemp.',
    result:
      'The prints ended at a flat stone deep in the hemp, scratched in small neat rows: every sack, and the house it came from. Our thief kept accounts. The nose that led us there was toasted until midnight. The one who would rather have stayed and asked questions read that ledger longest, and learned most from it.',
  },
  3: {
    title: 'What the Elders Leave Out',
    scene:
      'There are seven elders in Pelna, and they answer every question with cheese. When did the thefts begin? They gave us seven different years and a soft goat’s one with nettles. Who used to live on the empty plots at the top of the valley, where the thresholds are still worn hollow? More cheese. Hobbe’s aunt Wenna, who wears the granary key on a string round her neck, got up and began clearing away plates that were full.',
    result:
      'It came out by crumbs: one bad year, a vote, a bag of beans, black and white, and a book to write it in. There they stuck. I have claimed that delicate coaxing since; the elders know whom to bow to. The one fretting at the window to be off had meanwhile heard the hemp laugh, and marked where.',
  },
  4: {
    title: 'A Snare of Rope and Patience',
    scene:
      'They make good rope in Pelna. We laid forty ells of it round the flat stone under a dusting of chaff, and lay down in the ditch, because a person who keeps accounts will come back to enter the day’s figures. It rained. A toad formed an attachment to me. The plan was the oldest there is: when the noose went tight, the strongest would fall on him, and the rest would fall on the strongest. Up towards the hills somebody was humming, and getting nearer.',
    result:
      'It took all of us. In the rope was a person, goat from the belt down, horns notched like tally sticks. “Burdock,” he said. “And you’ve spilled a measure. Write that down.” They have carved whoever sat on his chest over the tavern door. Whoever had sniffed for omens saw bows come over the ridge, and had steel out first.',
  },
  5: {
    title: 'Smoke, Salt and Omens',
    scene:
      'There was a politer way to hunt, a voice in our ditch maintained. Write your question in salt on the fellow’s own ledger, burn something that grew where he walks, and the smoke has to go where the goods went. What grew there was hemp, acres of it, dry enough underneath in spite of the rain. I was against it on grounds of safety. I was handed the torch. On the flat stone the salt had already begun to creep along the scratches of its own accord, adding up.',
    result:
      'Against the wind the smoke went uphill, and in it we saw pebbles along a wall, a hand taking one away, thin faces with the reeve’s nose. Then somebody goat-legged stepped into the salt, sneezed, and asked what had kept us. Whoever lit that fire walked in front from then on. Whoever held the rope coiled it, much wiser.',
  },
  6: {
    title: 'The Book Nobody Can Read',
    scene:
      'They kept it chained in the flour bin. Wenna undid the lock and studied the ceiling. I am a reading man; I have read contracts. But on those pages the letters got up as soon as you looked at them, and went and stood along the margin like boys at a dance. “We paid a wizard for that,” said Hobbe. “A ham and two geese. It had to be written down. It was only right to write it down. It just didn’t seem needful that anybody should read it.”',
    result:
      'The letters held still when called by name, and the names were houses that had drawn black beans and been sent uphill. At each, somewhere in Pelna, a sleeper sat up and remembered. Our reader was cheered, and threw out half of what had seemed certain at supper. The one outside noted who lit a lamp, and who a torch.',
  },
  7: {
    title: 'After the Horned Thief',
    scene:
      'Under the window, in the hemp, something laughed: goatish, near, and pleased with itself. After that came the thump of a sack going over a wall. He was in no hurry. You could follow him by the rustling, and where the rustling stopped, by the barley, which was running out of a hole that looked cut for the purpose. It was a black night, there was a ditch, and I was wearing the good shoes. High on the hillside, where nobody lives, a spark showed and was covered.',
    result:
      'At the top he let us catch him. Sixty people lived there under turf, the houses that had drawn black, with one horned clerk, Burdock, notching our sack into his left horn. “Borrowed,” he said. The fleetest of us drank first from their only good cup. The one who had hung back over Wenna’s book brought names, and greeted them properly.',
  },
  8: {
    title: 'A Captive at the Parley',
    scene:
      'First light found us penned in a sheepfold with a captive, bows on three sides, and Hobbe Marrow, who had insisted on sharing our ditch and now wished he had not. Burdock sat on his rope like a guest on a sofa. “Walk me out halfway,” he said. “She’ll come down for me. She won’t for him.” He meant Hobbe. Out on the grass, in front of her archers, stood a grey woman with the reeve’s own nose. Her bow was unstrung, and she seemed to wait to be asked.',
    result:
      'Halfway across the grass Burdock read his horns aloud: year, house, measure, never a spoonful for himself. By the end Hobbe and his sister, Marga Sedge, were staring at their boots, made on one last. The hand that held his rope, and opened, is the one they thank. Whoever wanted to charge, and stood still, gets a verse too.',
  },
  9: {
    title: 'Through the Line of Archers',
    scene:
      'I counted bows until I ran out of calm. They were poor things, hill ash and gut, and there were grandmothers behind some of them, and a boy who cannot have been fourteen. But hungry people do not waste arrows. On the brook side, under the alders, the line was thin. Beyond it lay the road home, and Pelna, with its scythes and its breakfast. Shields high, heads low, no singing: a quick company might be there before the sun was.',
    result:
      'We went by the alders, and it came down like hail on a shed. Somebody’s shield saved me; I say so publicly. Whoever cut that way through brought everyone home except the reeve. Whoever had wanted to talk walked back for him over the open grass, hands empty, and not one string was drawn.',
  },
  10: {
    title: 'The Pass Above the Clouds',
    scene:
      'Burdock, which is the thief’s name, took us up past the last tree to the wall in the smoke. Sixty people lived behind it, put out of Pelna in its one bad year for drawing a bean of the wrong colour, and never sent for in the good ones. Nineteen pebbles were left on the wall. “Till snow,” said Marga Sedge, the reeve’s sister. “Used to be a road over the top.” She pointed to where the mountain went into cloud. Nobody living had walked it.',
    result:
      'Three days: a sheep-track as wide as a loaf, rotten ice, a night roped together under every blanket there was. Whoever found the way has a peak up there now, named with love and spelled wrong. Whoever would rather have questioned the stones heard the old ones talk the whole way up, and lost none of it.',
  },
  11: {
    title: 'Waking the Standing Stones',
    scene:
      'Between the hill and the fields there is a ring of stones, one to each founding house, where the bag of beans had gone round. “They heard it all,” said Burdock, scratching his back on the tallest. “Valley says it was fair. Hill says it wasn’t. You could ask.” It wanted salt, a drop of blood, and someone able to hold a note while things moved underfoot. There was a light in Hobbe’s window still. He had mentioned the stones to us. He had called them picturesque.',
    result:
      'The first stone cleared its throat. By the third, half of Pelna stood in the dew in its nightshirt, with the hill opposite, and neither was permitted not to hear. Whoever woke them was called witch and wonder in one breath, which is what fame is. Whoever had meant to climb stayed, and learned what faces do.',
  },
  12: {
    title: 'Steel Before the Granary',
    scene:
      'Remembering takes people differently. Some were filling baskets before it was light. But Stannek the miller, who ploughs three of the empty plots, had worked out that nobody can pay a debt in ashes, and was coming up the lane with forty neighbours and a barrel of pitch. From the other end, out of the hills, came lanterns, and sacks with nothing in them. The granary stands between, all timber, with one door. It looked to some of us like a door worth standing in front of.',
    result:
      'Against the torches it was simple. Then we held that door against people who wanted breakfast, until Wenna brought the key and a measure. Whoever stood on the step is given the best chair in Pelna and no conversation. Whoever had wished us elsewhere sheathed first, and held the sacks open. None of us left as sure as we came.',
  },
  13: {
    title: 'The Hidden Orchard',
    scene:
      'On the first leaf of the book, to which nobody had turned back in the bad year since they only wanted somewhere to write, there was a drawing: a stream, a split rock, a fold in the hills, small round trees in rows. The founders had planted it. Chestnuts and winter pears, it said, against the year the fields fail. Wenna read that line, and then she sat down in the flour. It was half a day’s climb, if the stream still ran where it was drawn.',
    result:
      'The trees stood, pruned and propped, with tar on the cuts, and in the fork of the oldest slept a horned person with juice in his beard. Whoever found the split rock ate the first pear, with ceremony. Whoever had been for steel sent word down to the torches that there was enough, and they went out. The rest of us picked.',
  },
  14: {
    title: 'Seed-Corn Treaty',
    scene:
      'Along their wall lay pebbles, one for every day until the snow, and a woman was taking one down. Marga Sedge is the reeve’s own sister. She did not want our sack. “Bread we can steal,” she said. “Lend us seed.” With seed, and the empty plots, they would never owe anybody again. Then Hobbe Marrow came round the rock, purple, having climbed after us all night with an inkhorn, and the two of them looked at each other. Somebody would have to speak first. It would be written down.',
    result:
      'Two days, and every argument known to decent people. Seed lent, seed returned; the empty plots opened; and a ninth clause, that each side plant a row of beans. Whoever kept those two at one table after the inkhorn flew is owed nearly all of it. Whoever had preferred the smoke sanded the page, and got a nod.',
  },
  15: {
    title: 'The Bargain in the Smoke',
    scene:
      '“There’s a quicker way than ink,” Burdock said, feeding hemp to the fire. He was one of the old sort, it turned out, and what is sworn in his smoke holds. Hill and valley would say the words together, with guests for witnesses, and no clerk could ever pick them apart. Fair shares by noon, for good. It needed only a form of words, and somebody without nerves to speak it first. I have worked with words all my life. I moved my stool further from the fire.',
    result:
      '“While one of us is hungry, none of us shall be full.” It had a swing to it; that was me. Both peoples said it, eyes streaming, and so, out of politeness, did we. Whoever said it first went downhill on shoulders, crowned with barley. Whoever had wanted ink asked what exactly “us” meant, and was patted on the arm.',
  },
};
