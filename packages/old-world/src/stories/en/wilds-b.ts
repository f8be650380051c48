import type { ExplorationPart } from '../types.ts';

/** Wilds, second half. */
export const wildsB = {
  'wilds-19': {
    title: 'Moored to a Tree',
    scene:
      'She is a lovely thing, clinker-built, larch on oak, tied by the bow to a mountain ash with a knot that sailors use when they expect weather. No oars, and no rowlocks to put them in. There is no river in this valley, nor has there been one since the hills were made. A dry leaf lies in the bottom boards, and as you watch it floats, turns about once, and settles again.',
    options: ['Find the builder’s mark', 'Lie down in her and shut your eyes'],
    outcomes: [
      'Under the stern, burnt with a hot iron: a heron, a date that has not come yet, and a place, Loc Ichaer. Somebody down there is building boats and mislaying them. You retie the knot as you found it. She tugs at it, ever so slightly, like a child at a sleeve.',
      'You dream of being lifted. You wake to gulls, in the harbour of Cidaris, with a rope in your hand and a fisherman asking do you want to sell. You let him have the anchor. When you turn round to bargain for the rest, there is only water there, quite flat, and your own rested face.',
    ],
  },
  'wilds-20': {
    title: 'The Crows Say a Name',
    scene:
      'Crows can be taught a word or two. You have met one that swore. But there are some four hundred of these in the gallows oak, and they are saying it together, over and over, in the flat kind voice of a mother at a back door: a name. It is not one you go by. It is the one you were carried off with, as a child, before the school gave you another. No one alive has used it for years.',
    options: ['Answer to it', 'Ask them whose it was'],
    outcomes: [
      '“Yes,” you say. “Here.” They fall silent, all of them. One comes down with a coin in its beak, some copper thing from a village fair, and takes in exchange whatever it was in you that used to flinch. You can’t recall it now. You feel clumsy for an hour, then light.',
      'They laugh, if that’s what it is, and tell you seven others. Two are in the ground under this tree with their buckles on. In return for being named at last they hardly grudge you what they carried. The crows go on behind you until you are over the hill.',
    ],
  },
  'wilds-21': {
    title: 'By Order of His Lordship',
    scene:
      'This keep has no roof and a staff of four: a steward, a cook, two guards with one helmet. Each night the pen in the tower room gets up and writes. Each morning the steward, who is eighty, carries the orders down. Repair the drawbridge. Hang the swineherd. “We do what we can,” he tells you. “The swineherd is very patient with us.” Today’s is sealed, and it is addressed to the castellan of Haern Caduch.',
    options: ['Carry the order to Haern Caduch', 'Report to the tower for duty'],
    outcomes: [
      'The steward is nearly in tears; nobody has taken one beyond the gate in forty years. He gives you a pennant and a password. Haern Caduch, then, among the forests, where some castellan may be surprised. The wax is still soft. It takes your thumbprint without being asked.',
      {
        then: 'The pen stops. It circles you, or somebody holding it does, in a faint draught of camphor, reading your scars like a muster roll. It seems you pass for a veteran of standing. You get an hour’s correction from a man who took six castles, and he is short with you, and right.',
        else: 'As far as a pen can look anyone up and down, it does, and writes: STRAIGHTEN. You straighten. It writes some more, and the steward reads it out in a shaking voice: one recruit, to be paid for the month. He counts the money from a box that has not been opened since he was young.',
      },
    ],
  },
  'wilds-22': {
    title: 'Still Warm',
    scene:
      'Half an onion on the board, with the knife still in it; a kettle at a rolling boil; a tent flap, swinging. Whoever camped here has a master’s equipment: retorts, a spirit lamp, a rack of coiled glass. Four flasks are set in a sand-bath over the coals, each a shade darker than the one beside it, and the darkest has begun to whistle. From the lip of the tent, a single line of footprints runs away at full stretch.',
    options: ['Snatch the flasks off the heat', 'Douse the coals before anything else'],
    outcomes: [
      {
        then: 'You save the best of them, held out at arm’s length like kittens, and kick the whistler down the slope. The slope is a different shape afterwards. When the smoke has gone you are standing in a ring of singed grass with the glass unbroken in your hands.',
        else: 'You have one flask safe and a hand on the next when the last explains to you, from behind, why he was running. Your hearing comes back in a bush. Your plates have curled up at the edges like bacon. The flask you fell on, and by some miracle it is whole.',
      },
      'Sand, kettle, onion, tent. The whistling sinks, wavers, stops. At dusk a man in singed slippers creeps back, laughs with relief, and makes you a present of the clear one. He learnt from two sisters at Ban Ard, he says. What they have in their own still is far worse, and they’d pay to be rid of it.',
    ],
  },
  'wilds-23': {
    title: 'Four Months in Arrears',
    scene:
      'Ten mercenaries sit in the road on their shields. They are owed four months. Their employer, a spice factor named Beren Taul, led them up into the hills with a strongbox, to pay them at the top, he said, for safety; and there he was so careless as to die. His household guards have the box and say the contract died with him. “It’s a point of law,” says the corporal, fingering her axe. “We thought perhaps you’d read it to them.”',
    options: ['Agree to see about the strongbox', 'Settle their own quarrels first'],
    outcomes: [
      'They cheer, briefly. The box is up in the mountains, in a customs house with a good door. You’ll need to stand your share of the powder when you come, the corporal says; everyone has. She lists who is owed what. It is the saddest poem you have ever heard.',
      'Who lost whose kettle, who carried whom at the ford. It comes to blows just once, and you are in the middle of it. But by sundown the books are square for the first time since spring, and they pay the auditor, out of sheer surprise.',
    ],
  },
  'wilds-24': {
    title: 'Too Many Chairs',
    scene:
      'Swept floor, lit fire, a table laid for one. Around it stand twenty-six chairs. They are all different: a milking stool, a throne with a cracked arm, a child’s high chair, a saddle on a trestle. Each has a small brass plate with a date. The huntsman in the doorway wipes his hands on his apron. “Guests,” he says. “They liked it here. Won’t you sit? Any one you like. It’s how we decide what sort of evening it will be.”',
    options: ['Sit on the throne with the cracked arm', 'Count the boots beside the door'],
    outcomes: [
      {
        then: '“Ah,” says the huntsman, “his,” and lifts two hunting swords down off the wall. The evening is brisk. Before supper you have the trick of the cracked arm out of him, and he is delighted; so few guests think to ask. He sets another chair, regardless, and inquires about the date.',
        else: 'Two hunting swords come down off the wall and the evening begins. The trick of the cracked arm you never see. You learn how whoever sat here fell, over and over, until it is fixed in your back. “Plain,” says the huntsman, “but sound.” He helps you to the door himself. A chair has been set.',
      },
      'One pair: his. It is the answer to a question you had rather not ask over dinner. He sees you counting, and becomes generous. There is a bowl by the door for travellers, do help yourself. All the way to the treeline you can hear a chair being moved, somewhere, to make room.',
    ],
  },
  'wilds-25': {
    title: 'Nothing to Wash',
    scene:
      'Slap, wring, slap. She kneels at the river with her sleeves rolled, beating the flat stone with both hands, and there is nothing in them. Her arms are wrinkled white to the elbow. “I had the linen of a whole chapel,” she tells you without stopping. “Altar cloths, and their shirts for the holy day. They went into the water wearing them. How am I to get anything clean, when nobody will ring and tell them the service is over?”',
    options: ['Promise to find the chapel', 'Give her your shirt to wash'],
    outcomes: [
      '“Under,” she says, and tells you which water, and how low it must be before you can see the bell. There is a rope. There is also silver, for those who prefer silver; she has stopped expecting much. Slap, wring. She doesn’t look up as you go.',
      {
        then: 'By the old lake, here at Loc Ichaer, they say that she can rinse out a weakness with the dirt. You had taken it for a manner of speaking. The shirt comes back whiter than it was woven, and once it is on there is something you used to do badly that you can’t find in it any more.',
        else: 'It comes out of the river cleaner than when it was cloth. With it you get the coin you had forgotten in the hem, and the wringings, stoppered, in an altar cruet. She wants no thanks. Slap, wring. She wants to know whether you think they are warm enough down there.',
      },
    ],
  },
  'wilds-26': {
    title: 'Pilgrims in the Cave',
    scene:
      'Hail the size of walnuts, and one hole in the hillside. It is full of pilgrims. They sit in the dark in order of age, thirty or so, steaming, with their shoes in a row, and they have been singing the same verse since the storm broke because no one remembers the second. An old man pats the ground beside him. By the entrance a nervous woman holds the pilgrimage’s collecting tin and looks out at the lightning, as if it might want some.',
    options: ['Lie down among them', 'Stand guard at the mouth till morning'],
    outcomes: [
      'There is a hymn, a dry coat, someone’s snoring child against your ribs. Before you sleep the old man tells you where they are bound: the abbey at Cintra, the one that never gets its roof. “They listen to the floor there. Keep a coin for the porter.” You wake to an empty cave, with bread beside your head.',
      'What comes up the hill in the night is only sheep, and later a bear, and later an unpleasant wind that knows a few of the pilgrims’ names. You are worn to the bone. But you have been paid, and around dawn you find you have remembered the second verse.',
    ],
  },
  'wilds-27': {
    title: 'A Troll of Modest Ambitions',
    scene:
      '“Bridge,” says the troll, with a wave of the hand, like someone showing a guest the good room. He built it himself, it is plain: no two stones agree. “Troll not greedy. Other troll want leg. Want goat. This troll want roof.” He points to where it would go, above the middle arch, a small one, with a chimney. He has done a drawing. It has curtains. “One coin, one slate. Or hit troll, and troll hit back, and that also is nice.”',
    options: ['Pay for a slate and cross', 'Hit the troll'],
    outcomes: [
      'He hangs your coin on a string with the rest and carries you over so you won’t wear out the bridge. Then he walks along a bit for the company. He is still telling you about curtains when you notice vineyards on either hand. Beauclair. You feel as fresh as a child.',
      'He is delighted. He hits you off the bridge, fetches you, stands you up and shows you, with a finger like a loaf, how you should have been standing. Eight times. The ninth time you stay where you are. Your gear is kindling. “Good wall,” says the troll, patting you.',
    ],
  },
  'wilds-28': {
    title: 'Bandits With Footwork',
    scene:
      'The usual log across the road. The usual six, unshaven, with the usual cleavers. “Your money,” begins the leader, and as he says it his back foot turns out and his weight drops and his point comes up on a line that took you years to learn. So do the others’. They are a half-beat apart, like choirboys. “Heel, Gub,” one mutters. Gub corrects his heel. You have the strange sensation of having been robbed already.',
    options: ['Compliment them and ask who taught them', 'Give them the bout they want'],
    outcomes: [
      'They beam. “The Mistress! Maren Vosk. Not beat since spring, she isn’t. She’s got a ring up in the mountains and takes a third of whatever we lift.” For the compliment they let you by, even move the log. You go along loose and light on your feet, thinking about that line.',
      'It is a good long one. They hurt you, and say “touch”, and one helps you up so another can hurt you again. But six people have each been taught one part of something, and by the end you have put the parts together. They applaud it, those who can.',
    ],
  },
  'wilds-29': {
    title: 'A Bad Night’s Blood',
    scene:
      'It began in the bite and now it is in your teeth. By noon you see two of everything, and the second one is the more convincing. Witchers do not take fevers; you were promised that, along with the rest. This is only your blood having an argument about what it is. Ahead are a cowshed and a man who might be four men. In your pack the bottles knock together like people who would like to be heard on the subject.',
    options: ['Uncork something and take a side', 'Crawl into the byre and sweat'],
    outcomes: [
      'It goes off behind your eyes like a barn. For some hours you are a child upon a table again, and hear them say it hasn’t taken. It takes. Towards dawn the two of everything slide together, and there seems to be a little more of you than went to bed.',
      'Two days in the straw against the side of a cow. You lose the days, and some old cunning along with them, but what got up in arms inside you has made peace and mended more than the bite. The farmer, taking you for dead, had been decent about it: there is a coin on your chest.',
    ],
  },
  'wilds-30': {
    title: 'Nine Fingers',
    scene:
      'His tray is neat: hare’s feet, caul, hanged men’s buttons, a saint’s kneecap for every day of the week. He sets it on a stump for you and arranges the light. He has lovely manners and nine fingers. The tenth is on the tray, in the middle, curled in cotton wool, with a ticket on it like the rest. “That’s the only one that works,” he says. “I’m obliged to mention it. I’ve had complaints about the kneecaps.”',
    options: ['Buy the finger', 'Ask how he came to lose it'],
    outcomes: [
      'It points. That’s all it does. In the dark, in a scuffle, when you have lost count of them, you feel it turn over in your pouch, towards the one that is about to strike. The hawker waves you off with the other hand, looking ten years younger.',
      '“On a wheel,” he says, “down by the water, where they’ll spin you for anything you have.” It came up a hanged man. He shows you how he held the rim, which is a thing worth knowing, and draws you the way to the landing. He still goes back of a Sunday. He has nine left, as he points out.',
    ],
  },
  'wilds-31': {
    title: 'The Long Ditch',
    scene:
      'Nobody troubled to sort them: two armies in one long ditch, quicklime, a board that says AUTUMN. Widow Tessel has camped at one end with a spade across her knees. Her husband is in there somewhere, so far uneaten, and she intends to keep it that way. “They dig at night,” she says. “Two. I’ve heard folk say ghouls. Ghouls quarrel. These work one at each end, and pass things along.”',
    options: ['Follow the drag marks off', 'Lie down in the ditch and wait'],
    outcomes: [
      'Two furrows side by side, straight as cart ruts, going away from the ditch and in under the forest eaves; always two, never crossing. They have a den in there. The widow gives you the coin she had kept for his eyes. “He can look at the sky a bit longer,” she says.',
      'The lime burns. Towards midnight a hand comes feeling along the row, patting faces like somebody choosing fruit, and when it gets to yours you take hold. It tears loose, along with some of your coat. But you have had a good look. In the morning the widow pays for the hole you made in it.',
    ],
  },
  'wilds-32': {
    title: 'Between Two Hawthorns',
    scene:
      'They were planted to make a gate; you can see how the two were bent to meet. No wall runs off from either side. You can walk around them, and you do, twice, and it is a mild afternoon with larks. In between them it is some other time of year. A cold comes through that has stone in it, and great height, and a far-off clank as of a chain being taken off a door. On this side the grass is thick. On that side you cannot see any.',
    options: ['Walk in between the trees', 'Toss a pebble in and listen'],
    outcomes: [
      'One step, and your ears crack. You are on the stair below Behelt Nar in a wind like a slap, wide awake in every inch, and behind you two dead thorns lean together over nothing. Somebody up at the keep has seen you. They do not seem surprised.',
      'It rattles down steps you can’t see; it stops. Then the sound returns, up towards you, twice as loud, one clatter on the left-hand side and one on the right. What rolls out at your feet is a coin. There were two roads in there. You believe you could tell them apart.',
    ],
  },
  'wilds-33': {
    title: 'The Other Kind of Griffin',
    scene:
      'She came down in a field of oats and ploughed up half of it with her chest. One wing is folded the wrong way. Close to, there is more of her than in the woodcuts, and there is a gold ring of feathers round each eye that nobody ever troubled to draw. On the far side of the hedge the village is collecting scythes. They’d like to know, a boy calls over, whether you are doing it or whether they should.',
    options: ['Get hold of the wing', 'Stand aside for the scythes'],
    outcomes: [
      {
        then: 'It needs all your weight and most of your skin. She could have your head off; she puts it under your arm to scream. When the joint goes home she lies there and looks at you, and you learn something that has nothing to do with griffins. Beyond the hedge the scythes go home. The boy is crying.',
        else: 'The joint won’t go in. At the third try she screams, lays you open from collar to hip without meaning anything by it, and beats away over the scythes on a wing and a half. You lie in the oats and watch. She’ll not get far. You could say which way, and what will be following her.',
      },
      'An adviser’s fee, they call it, for saying where the heart is. It takes them all afternoon regardless. You are some way along the road before the noise ends, and the mate starts to call, circling, higher up. They did not ask about a mate.',
    ],
  },
  'wilds-34': {
    title: 'Somebody Else’s Medallion',
    scene:
      'Sitting up, with his back to a birch, both swords across his knees as one sits down to wait for dinner. He has been there long enough for the birch to have grown around his shoulder. There is a medallion between his ribs, hanging from a chain that no longer has a neck to go round. It is a beast from another school. It trembles a little as you bend down, the way yours does. They were never told whose side they are on.',
    options: ['Take the medallion for his people', 'Bury him wearing it'],
    outcomes: [
      {
        then: 'Behind it sticks a folded scrap of skin: third course up, fifth stone from the drain. The animal is a viper. So he once had a hiding place, as a boy, at Gorthur Gvaed, and never got back to empty it. You close his hand upon the scrap, then think again, and take that too.',
        else: 'On the back, in a child’s scratches: drain, five stones along, three up. The beast is a cat. Somebody at Stygga will want to hear how he was sitting, and in some yard there must be a stone that no one has shifted since he was small enough to need a secret.',
      },
      'He has to be sawn out of the birch. It is custom to give a dead colleague something of your own, so you put in a trick that you have always relied on and never liked. The ground shuts over both. Walking away you keep starting to do it, and then don’t, and go the faster for it.',
    ],
  },
  'wilds-35': {
    title: 'Proud of Their Lake',
    scene:
      'Bunting from every boathouse, and pies. You have come on the right day, they tell you; it gets fed tonight. They show you the jetty, the painted cart, the record of weights going back two hundred years. No drought since, no plague, one war and it went round them. “We’re not savages,” says the alderman, pouring. “We draw lots. Over-sixties only.” At the end of the top table, in a paper crown, sits an old woman with her wrists tied. Nobody has given her any pie.',
    options: ['Ask the old woman what she thinks', 'Eat, and praise the pastry'],
    outcomes: [
      'Talk dies along the tables. They do not mind the question; it has merely never come up. The alderman wipes his mouth and observes that you are a professional, and the village would be glad of a professional’s word on it. They lead her forward, crown and all. They are all looking at you.',
      'It is very good pastry. They send you off before dark with a bottle of the lake, drawn from the deep end, and something for the road, and a child to carry your bag to the parish boundary. He is six. He has already worked out what year his number comes up.',
    ],
  },
  'wilds-36': {
    title: 'Played for Teeth',
    scene:
      'Five children in a burnt-out wagon park, and not a grown-up for miles. They have propped a cartwheel up on its axle and drawn pictures round the rim with a hot nail, and they throw knucklebones for who gets to spin. The stakes are teeth. Some are milk teeth. Others they got from the field across the road, where the battle was. “You can play,” says the biggest girl. “We’ve other stuff too, if you win.” The little one cannot take his eyes off your bottles.',
    options: ['Throw for a spin of their wheel', 'Let them have any glass you carry'],
    outcomes: [
      'She looks into your mouth, professionally, and accepts a pledge on a molar. The bones roll in your favour. “Stand back,” the girl orders, and they all do, reverently, as in a temple, and the old wheel starts to creak round on its pin.',
      {
        then: 'They don’t want what’s in them. They pour it off in the ditch, where the grass dies, and hold the empties up and look through them at the sun: green, brown, green. In return they give you what they have no use for. It is all coin. They had been skimming it at ducks.',
        else: 'You turn out your pack to show them: no glass, not so much as a bead. They are sorry for you. The little one thinks it over, goes off to the ditch, and folds your fingers around something round. It is a coin. You can’t see a thing through it, he explains, so you may as well have it.',
      },
    ],
  },
} satisfies ExplorationPart;
