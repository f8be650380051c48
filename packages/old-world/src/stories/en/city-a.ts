import type { ExplorationPart } from '../types.ts';

/** City, first half. */
export const cityA = {
  'city-01': {
    title: 'Two Swords, Two Duties',
    scene:
      'A folding table blocks half the gate. Behind it sits Ambry Voss, collector of sundries, who lays brass callipers along both your blades. “Steel, ordinary rate,” he tells his ledger. “Silver. Hm. Silver goes under table plate, unless you can show me you don’t eat with it.” The queue behind you groans. It has geese in it, and a coffin, and it has been standing there since the rain began.',
    options: ['Pay the duty and keep walking', 'Argue the schedule, clause by clause'],
    outcomes: [
      'Voss stamps the back of your hand in violet ink. For the rest of the day guards glance at the stamp and step aside, doors open, and a bread-seller takes you for an official. You get a great deal of morning for your money.',
      'By the fourth clause the geese are loose and the guard is using the blunt end on everybody. You catch some of it in the ribs. You also catch sight of a second ledger under the first, and Voss finds the price of your eyesight without consulting either.',
    ],
  },
  'city-02': {
    title: 'The Miller’s Oath',
    scene:
      '“Eleven years,” says Oswin Brack, miller, with flour in the creases of his neck. “Eleven years Tibor Lunt ate at my table. Then he takes the strongbox and goes to ground in our old mill down at Glenmore, the one the river took. I’ll swear to that on anything you like.” He has brought things to swear on: a prayer book, a millstone chip, a small framed portrait of his mother.',
    options: ['Agree to look for Lunt', 'Witness his oath and go no further'],
    outcomes: [
      'He counts the advance out slowly, like a man pulling his own teeth. Lunt will be at Glenmore, in the drowned mill, above the waterline if he has any sense. “And if he starts explaining,” Brack adds, “don’t let him.”',
      'A notary’s boy writes it down, you make your mark, and Brack pays the witness’s fee on all three oaths. Swearing on the portrait, he turns it face down first. You notice that. Nobody has paid you to notice it.',
    ],
  },
  'city-03': {
    title: 'Tested on the Premises',
    scene:
      'Hedda Kruse sells breastplates the way other women sell melons: she knocks on them. Today’s is strapped to a post in the street, and strangers are invited to wear it and be hit. There is a line of apprentices, all drunk, and a barber-surgeon who has set up his stool nearby on speculation. Kruse sees your swords. “You,” she says, “have been standing wrong under blows for years. It shows in the shoulder.”',
    options: ['Put it on and pay for the fitting', 'Take the hammer and let her wear it'],
    outcomes: [
      'She hits you for most of an hour, and between strokes she moves your heel, your hip, your chin. The last blow arrives like a visitor you were expecting. “There,” says Kruse, and takes back her breastplate. The stance she lets you keep.',
      'She takes your best swing without spilling her beer, then shows the crowd where it went and you how it could have gone better. Breastplates sell. A small commission comes your way, with the first decent advice about hammers you ever had.',
    ],
  },
  'city-04': {
    title: 'The Cellar Breathes',
    scene:
      'Past the third cask the candle leans towards the wall. After a while it leans back. “In all night, out all day,” whispers the landlord. “Guests complain of a feeling.” He shows you what the cracks breathe out: a dustpan of pine needles, dry and clean, and one owl’s feather. The nearest pine you passed was half a day up the road.',
    options: ['Find out where the breath begins', 'Brick it up and stay for supper'],
    outcomes: [
      'Thread, fed into the crack, goes on until the spool is bare. An old drain, too tight for a child, and it runs uphill, out beneath the walls, into forest. Somewhere among trees there must be a cellar with no house on it. You go to bed with your mind wide awake.',
      'Mortar, old tiles, a barrel against it for luck. The landlord pays, and gives you something in a stone bottle that he found behind the cask and never dared uncork. By midnight the new wall has begun to sweat. You leave early.',
    ],
  },
  'city-05': {
    title: 'Contribution to Learning',
    scene:
      'Three students have the corner table and most of the wine. One wears an ear trumpet as a hat. They have never met a witcher who was not on a slab, they explain, and the one on the slab was a disappointment. They would settle for a sample: anything from your bottles, anything from your veins. “We’re very careful,” says the youngest, whose eyebrows are only now growing back.',
    options: ['Give them a bottle to take apart', 'Drink up and roll back your sleeve'],
    outcomes: [
      'They split it over a lamp, then by salt, then over a second lamp, arguing all the while. Twice they are wrong in ways that had never occurred to you. You walk home at dawn understanding your own brew for the first time.',
      'The vein is found at the fifth attempt. They pay for it fairly and give you something of their own, corked and humming. It is noon when you wake beneath the table with a bandage, a headache, and a label tied round your toe.',
    ],
  },
  'city-06': {
    title: 'What the Apprentice Finished',
    scene:
      'For two winters the master tried to lay silver on that blade, and for two winters it peeled. Then he burnt his hand, slept three days on poppy, and woke to find it done. Now he sits in the dark forge turning it over and over. Pell, who is fourteen and did it, has already packed a bundle. “He’ll never forgive me,” the boy tells you in the yard, quite cheerfully. “My aunt has a shed at Hengfors.”',
    options: ['Order the first blade of his own', 'Work the bellows for the old man'],
    outcomes: [
      'Pell draws it in soot upon the wall, wipes it out, draws it better. He needs a month and the silver, so bring coin to the shed at Hengfors. Then he shakes your hand as he has seen merchants do it, and goes in to say goodbye.',
      'Somebody has to. He works left-handed, cursing, through the night, and by the end your arms are string. But he talks while he works, about edges, about where a blade wants to go. It was all meant for the boy.',
    ],
  },
  'city-07': {
    title: 'Men Who Lose Easily',
    scene:
      'Five dice, an upturned herring barrel, four men in aprons. They lose to a carter, they lose to a nun. They slap their foreheads and call for revenge and lose again, and each time the ring of people grows thicker and leans further in. “You there, with the swords!” cries the baldest, delighted. “Come and take our money. The gods know we can’t hold on to it.”',
    options: ['Sit down and throw the dice', 'Lean on a wall and watch'],
    outcomes: [
      'They press the first coin on you themselves and make room, too much room. The dice are warm from the nun. You feel the wide-awake calm that comes before any fight, and see the bald man feel it as well. He cracks his knuckles, one by one.',
      'There is a fifth man, with no apron and very clean hands, who strolls through the backs of the crowd like someone picking plums. You take his wrist on the third plum. The nun, restored to her purse, rewards you out of it and buys you an eel pie, hot.',
    ],
  },
  'city-08': {
    title: 'The Causeway Trade',
    scene:
      'Nine wagons stand in the square with their tailboards up: salt, needles, dyed wool, a crated harpsichord. The merchants stand apart from one another like people at a funeral who dislike the family. The causeway is a toll road again, it seems, and the new toll is whatever they like. “Last week,” says the needle-seller, a dwarf called Hroth, “they liked my cousin’s wagon. This week they liked my cousin.”',
    options: ['Ride ahead and clear the causeway', 'Help them repack for the hill road'],
    outcomes: [
      'They argue about your advance until Hroth pays it himself in disgust. You will find the toll takers where the road runs out over the water, he says, near an overturned boat they use as a table. The harpsichord waits for news.',
      'It takes all day, for a harpsichord cannot be told to lift its end. You carry it up six hills and hear it complain at every stone. The pay is good. Your hands will not close on anything until tomorrow.',
    ],
  },
  'city-09': {
    title: 'Wanted: An Expert',
    scene:
      '“Here’s one! Here’s one who’d know!” You are passed forward by the elbows. In the middle of the crowd an old woman sits upon a bucket with her wrists tied, and people are pointing at her the way they point at a stain. A tanner’s two girls cough at night. Milk turns. They have done all the deciding themselves. They would only like a professional to say so, and there is a hat going round.',
    options: ['Push through and take a look at her', 'Ask for until morning to consider'],
    outcomes: [
      'The pointing stops as you crouch. It is surprising how quiet a crowd can be when it wants something. She looks at your eyes, at the swords, then back over your shoulder at her neighbours. “Well, you took your time,” she says.',
      'A difficult case, you say; there are signs to study. They pay for that gladly, since it sounds expensive. Some time before dawn the square goes quiet. You had not expected to sleep so well in so good a bed, nor that nobody would come for your opinion.',
    ],
  },
  'city-10': {
    title: 'Persons Willing to Be Struck',
    scene:
      'WANTED, says the handbill, PERSONS WILLING TO BE STRUCK. And under that: LIKEWISE PERSONS WILLING TO STRIKE. RATES ON APPLICATION. Corvin Taladay has come all the way from Vizima to paste it up, a narrow man with a fencer’s calves and somebody else’s teeth. His pupils are rich, he sighs, so nobody hits them, so they do not learn. He pokes your upper arm as if it hung in a butcher’s window.',
    options: ['Make an appointment at his school', 'Apply on the spot, between the tables'],
    outcomes: [
      'He writes the hour and the street on your cuff: Vizima, over the ropewalk, ask for the room with the padded door. “Eat lightly,” says Taladay. “Bring your own bandages. We have had words with the laundress.”',
      'Tables go over. He is sixty, he cheats, he never stops talking, and for a long while you hit nothing but furniture. Then you do. He thanks you from the floor, and you sit down beside him, wrung out like a cloth and better than you were.',
    ],
  },
  'city-11': {
    title: 'Under the Cart',
    scene:
      'It came in with the beef. A drover’s cart from the high pastures, six carcasses, and this grey dog trotting along in the shade between the wheels. The drover was not with it. The ox knew the way. “Sold the meat, I don’t mind telling you,” says the butcher. “Can’t sell the dog. Can’t shift it either.” Two yellow eyes under the axle watch the last side of beef on its hook.',
    options: ['Ask where the cart goes next', 'Look at what the dog is looking at'],
    outcomes: [
      'Home, says the butcher: the quarrymen have hired it back, and it leaves for the mountains tonight with the dog beneath it, you’ll see. Go up after it when you have an hour to spend on your knees. That one will not be hurried.',
      'The beef has been opened along the ribs, neatly, by something with too many fingers. From the angle you can tell its height, from the hair in the bone its direction home. The butcher adds a coin, and asks you to look less interested in front of customers.',
    ],
  },
  'city-12': {
    title: 'Careful Books',
    scene:
      'Madam Isolt Peregrine lends at the sign of the Open Hand. One wall of her room is books, each with a name on its spine, and you recognise a burgomaster, two abbots and the man who shod your horse. There is a thin new one lying on the desk. It has your name on it. “I like to be ready,” she says, and dips her pen. “Do sit. Was it you who paid in full at the last inn? How odd.”',
    options: ['Let her open the account', 'Buy someone else’s pages'],
    outcomes: [
      {
        then: 'She weighs your purse in her palm with her eyes closed, and makes it heavier without being asked. “Money likes company,” says Madam Peregrine, and enters it on page one. You are not to think of it as a loan. It is more in the nature of an introduction.',
        else: 'Your purse hardly dents her palm. You get a modest coin, the chair beside the stove and a bowl of broth, and all three are written down. A debtor, she explains, must be kept in working order, and she has a feeling that one day you will make a very good one.',
      },
      'The pages concern a duelling master, retired, who has owed her for nineteen years and is ashamed of it. You present yourself at his door as the interest. He works it off by evening, in his shirtsleeves, and teaches you the thing that made him famous.',
    ],
  },
  'city-13': {
    title: 'Corked From Within',
    scene:
      'Door bolted, shutters bolted, and the cat, who misses nothing, slept. In the morning every jar on the north wall was dry. “They were full, and sealed,” says Agathe the apothecary. “They are still sealed.” She hands you one. The wax is whole. Under it the cork has been pushed up a little way, from below. Across the room her new copper still ticks as it cools, though no one has lit it.',
    options: ['Find out who sold her the still', 'Sit up with her and the cat'],
    outcomes: [
      'It was cheap, which should have told her something. A workshop near the academy at Ban Ard was clearing its shelves in a hurry, and packed this one in straw and salt. She unbolts the thing, nails it in a crate, and pays the carrier to get it there before you.',
      'You drag her bed in front of the still and take the first watch, and, as it turns out, the others too. Nothing comes but the ticking. At dawn it stops, offended. Agathe wraps the best of the south wall in your spare shirt and will not hear of money. The cat has slept throughout.',
    ],
  },
  'city-14': {
    title: 'For the Tower Fund',
    scene:
      'The bell tower fell in the spring, on a Tuesday, on a wedding. What remains is the great wheel of the hoist, and they have hung it in the square with pictures burnt around its rim and are raffling the town a new tower. Every spin is sworn before the priest, and the wheel is as honest as oak can be. The man who sells the tickets is called Dapper Jory. He has a drawer with two bottoms.',
    options: ['Buy a spin of the wheel', 'Stand where you can see the drawer'],
    outcomes: [
      'Jory spits on your coin for luck and it disappears into one drawer or the other. “For the tower!” he sings. Children fight for the honour of pushing. The oak gives a long groan, shifts, and starts to move.',
      'The same lucky ticket goes to a baker, a bride and a blind man. Jory sees you see it. He has expressive eyebrows. A coin arrives in your pocket by way of a small boy, and afterwards a stool, a sausage, and the best view in the square.',
    ],
  },
  'city-15': {
    title: 'The Poor or the Roof',
    scene:
      'They work the street in pairs, one for each gutter, shaking tin boxes: brothers of the Eternal something. You have never caught the noun, because they always cough there. Each box has two slots, marked THE POOR and THE ROOF. Rain drips off their hoods. The younger one sees you looking at the box, and then at how shallow it is for a thing with two compartments. He turns red to the ears.',
    options: ['Ask what they keep under that roof', 'Give something and take the blessing'],
    outcomes: [
      '“Come and look,” he blurts, and gets an elbow. But he tells you the rest at the corner: the abbey is at Cintra, the gate opens after dark, and the porter expects a coin for his deafness. “It isn’t the roof that leaks,” he says. “It’s the floor.”',
      'Into the slot for the poor, you decide. The older brother asks what you would like to be rid of and does not wait to hear it. He draws a sooty thumb across each of your buckles, muttering, and some old habit of yours goes the way of the soot. The buckles hold tighter. Even the soup is good.',
    ],
  },
  'city-16': {
    title: 'Cost of a Drowner',
    scene:
      'On the left of the council’s slate is what a drowner costs: widow’s relief, lost fishing, candles. On the right is what you cost. “You will observe,” says the alderwoman with the chalk, “that in a dry year we come out ahead without you.” Nods round the table. Someone’s stomach rumbles. Through the window behind her the river stands at the top of its banks.',
    options: ['Demand a hearing before the League', 'Hand in an itemised bill'],
    outcomes: [
      'They are pleased to pass you upward. The League of Towns sits at Novigrad, in the hall with the whale’s jaw over its door, and hears petitions from persons of your kind on market days. “Learn all you can first,” whispers the usher. “They do so like to examine somebody.”',
      {
        then: 'Item, one drowner. Item, boots. Item, lying awake. They query the boots. But the usher has heard of you, and what he has heard is worth a certain sum to men who live below the dyke. They round it up to your reputation, and ask you to sign it twice.',
        else: 'A drowner, dead; candles, two; a new strap. Nobody at the table has heard of you, and they would like to see an apprentice’s rate. You find them one at the foot of a page they had not turned. It is still more than they meant to pay, and the river rises a finger while they count.',
      },
    ],
  },
  'city-17': {
    title: 'Tanners’ Lane',
    scene:
      'Hides burn with a noise like gossip. Already the smoke in Tanners’ Lane is thick enough to lean on, and people are throwing their lives out of windows: bolsters, a cradle, a clock. At the end of the lane stands the ward’s fine new pump, under a tarred cover, behind a grille. The grille is locked. “Against theft,” someone sobs. On the third floor of the corner house a hand is knocking politely on the glass.',
    options: ['Take the stairs while there are stairs', 'Find the man with the key'],
    outcomes: [
      'What you bring down is a lodger with a birdcage, and after him his mother, and after her a tenant no one knew of. Your armour is slag and string. But you have been in a place where there was no time to be anyone else, and something of it stays.',
      'He is at his brother-in-law’s, at the soup. By the time the pump runs the lane is gone, and it is the grain merchants’ street beyond it that is saved. They are warm in their gratitude. You can count it out to the sound of the tanners, sifting.',
    ],
  },
  'city-18': {
    title: 'The Notary Has Eaten',
    scene:
      'Old Quillon the salt-carter left two sons, Harm and Joost, and one will. There was a quarrel at the reading. Harm had a candlestick, Joost had the dog, and the notary, seeing how matters stood, did what a conscientious man could do to protect the document. He is sitting very upright. There is a corner of parchment still at the corner of his mouth. “I believe,” he says carefully, “that it was witnessed in duplicate.”',
    options: ['Ride for the other copy', 'Sit with the notary until it passes'],
    outcomes: [
      'The duplicate lies at Vengerberg, in the deed room under the old assay house, filed by weight. Both brothers mean to travel there with you so as to keep an eye on each other. You are gone before they agree about the horse.',
      'It is a long night. The brothers pay by the hour and bring rhubarb, figs, advice. Towards four in the morning the law takes its course. You hold the lamp. You will be holding it again, in dreams, for some time to come.',
    ],
  },
} satisfies ExplorationPart;
